"""Charts as small widgets that paint themselves: readable from 300 x 200 on, told in words, walked by keys."""
