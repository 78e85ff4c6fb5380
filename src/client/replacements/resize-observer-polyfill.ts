const { ResizeObserver: native } = globalThis;

/** Stands in for `resize-observer-polyfill`, which react-slick imports (gatsby-node.ts). */
export default native;
