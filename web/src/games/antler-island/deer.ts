/** The head that stags and does share, seen from the front. */
export const HEAD =
  "M0 -1C-4.6 -1 -7 -4.4 -7.4 -8.6C-7.9 -13.5 -11.2 -17.6 -11.6 -23C-12 -29.6 -6.6 -33.4 0 -33.4C6.6 -33.4 12 -29.6 11.6 -23C11.2 -17.6 7.9 -13.5 7.4 -8.6C7 -4.4 4.6 -1 0 -1Z";
