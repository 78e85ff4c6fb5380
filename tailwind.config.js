/** The design's colors, fonts, sizes and widths (CONTRIBUTING.md). src/styles/global.css loads it with @config. */
module.exports = {
  theme: {
    // These replace Tailwind's palette.
    colors: {
      paper: { DEFAULT: "#f8f4ea", deep: "#efe8d8" },
      ink: { DEFAULT: "#14202e", soft: "#3b4654" },
      deed: "#17472f",
      brass: { DEFAULT: "#a07a2b", light: "#ead38f", ink: "#60440b" },
      water: "#e2e4db",
      survey: "#c9bea3",
    },
    fontFamily: {
      // Between the first and the last are fallbacks with the metrics of the first (src/styles/fonts.css).
      serif: ["Newsreader", "Newsreader Georgia", "Newsreader Times", "Newsreader Noto", "Newsreader DejaVu", "serif"],
      sans: ["system-ui", "sans-serif"],
    },
    // Sizes with `clamp` grow with the window. Sizes in rem follow the visitor's text size; `min` keeps a long word whole.
    fontSize: {
      label: ["0.8125rem", { lineHeight: "1.4" }],
      fine: ["0.875rem", { lineHeight: "1.5" }],
      base: ["clamp(1rem, 0.976rem + 0.11vw, 1.0625rem)", { lineHeight: "1.65" }],
      lead: ["clamp(1.0625rem, 0.965rem + 0.3vw, 1.1875rem)", { lineHeight: "1.5" }],
      item: ["min(1.3125rem, 8vw)", { lineHeight: "1.3" }],
      question: ["clamp(1.0625rem, 0.77rem + 1.3vw, 1.75rem)", { lineHeight: "1.25" }],
      quote: ["clamp(1.5rem, 0.7rem + 2.7vw, 3.25rem)", { lineHeight: "1.2" }],
      section: ["min(9vw, clamp(1.5625rem, 1.3rem + 1.2vw, 2.375rem))", { lineHeight: "1.15" }],
      phone: ["min(9.6vw, clamp(2.375rem, 1.36rem + 1.74vw, 2.75rem))", { lineHeight: "1.12" }],
      figure: ["min(10vw, clamp(2.25rem, 0.2rem + 6vw, 5.25rem))", { lineHeight: "1" }],
      headline: ["min(8.9vw, clamp(2rem, 1.6rem + 2.1vw, 3.375rem))", { lineHeight: "1.06" }],
    },
    maxWidth: {
      page: "80rem",
      measure: "38rem",
    },
  },
};
