const { ResizeObserver: native } = globalThis;

/** Replaces the polyfill that react-slick imports (2.1 KB brotli) with the native class. */
export default native;
