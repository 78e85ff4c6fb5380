/** Stands in for a style sheet. Every class name of a CSS module is its own name. */
module.exports = new Proxy(
  {},
  { get: (_styles, name) => (typeof name === "string" && name !== "__esModule" ? name : undefined) },
);
