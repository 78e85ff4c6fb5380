/** Stands in for an imported picture or font, which the bundler would turn into a URL. */
module.exports = "/file-stub";
