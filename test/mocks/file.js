/** Replaces imported images and fonts in unit tests. In a build, such an import is a URL. */
module.exports = "/file-stub";
