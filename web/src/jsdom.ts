/** What tests need and jsdom does not have. */
const never = { matches: false, addEventListener() {} };
globalThis.matchMedia = () => never as unknown as MediaQueryList;
