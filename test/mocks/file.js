module.exports = "/file-stub";
