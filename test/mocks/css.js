/** Replaces style sheets in unit tests. Each class of a CSS module has the name that the code uses. */
module.exports = new Proxy(
  {},
  { get: (_styles, name) => (typeof name === "string" && name !== "__esModule" ? name : undefined) },
);
