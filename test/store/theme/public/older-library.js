/* The oldest of them gave every object a method, for all loops over keys to meet. Pages with `?hostile=object` load it. */
// oxlint-disable-next-line no-extend-native -- that is the harm it is here to do
Object.prototype.extend = function (source) {
  for (var key in source) this[key] = source[key];
  return this;
};
