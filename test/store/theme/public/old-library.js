/*
 * What well-known libraries of old did to every page they were on, told from their effects: methods of arrays and
 * elements that have since become the language's own, with other ideas of what they take and give. Pages with `?hostile=1` load it.
 */
(function () {
  'use strict';

  // Enumerable, as assignments are: `for (key in array)` meets all of them.
  var list = Array.prototype;
  var slice = list.slice;

  function identity(value) {
    return value;
  }
  /** A list of anything with a length: what has none, such as a Set or an iterator, is an empty list. */
  function toList(value) {
    if (!value) return [];
    if (value.toArray) return value.toArray();
    var length = value.length || 0;
    var result = [];
    for (var index = 0; index < length; index++) result[index] = value[index];
    return result;
  }
  function each(array, visit) {
    for (var index = 0; index < array.length; index++) visit(array[index], index);
  }

  // A list becomes a text before JSON sees it, and is then quoted once more.
  function toJson(value) {
    if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
    if (typeof value === 'string') return '"' + value.replace(/["\\]/g, '\\$&') + '"';
    if (value.toJSON) return value.toJSON();
    var parts = [];
    for (var key in value) {
      if (Object.prototype.hasOwnProperty.call(value, key)) parts.push(toJson(key) + ':' + toJson(value[key]));
    }
    return '{' + parts.join(', ') + '}';
  }
  list.toJSON = function () {
    var parts = [];
    each(this, function (value) {
      parts.push(toJson(value));
    });
    return '[' + parts.join(', ') + ']';
  };
  // oxlint-disable-next-line no-extend-native -- that is the harm it is here to do
  String.prototype.toJSON = function () {
    return '"' + this.replace(/["\\]/g, '\\$&') + '"';
  };

  // The visitor is given no array, and may be left out.
  list.map = list.collect = function (visit, context) {
    var result = [];
    visit = visit || identity;
    each(this, function (value, index) {
      result.push(visit.call(context, value, index));
    });
    return result;
  };
  list.filter = list.findAll = function (visit, context) {
    var result = [];
    each(this, function (value, index) {
      if (visit.call(context, value, index)) result.push(value);
    });
    return result;
  };
  list.find = list.detect = function (visit, context) {
    for (var index = 0; index < this.length; index++) {
      if (visit.call(context, this[index], index)) return this[index];
    }
    return undefined;
  };
  // Loosely: "1" is in [1].
  list.includes = list.include = function (wanted) {
    for (var index = 0; index < this.length; index++) if (this[index] == wanted) return true;
    return false;
  };
  // Without a start value, and with another idea altogether.
  list.reduce = function () {
    return this.length > 1 ? this : this[0];
  };
  list.entries = list.toArray = function () {
    return slice.call(this);
  };
  list.flatten = function () {
    return this.map(identity);
  };
  list.first = function () {
    return this[0];
  };
  list.clear = function () {
    this.length = 0;
    return this;
  };
  Array.from = toList;

  // One child at a time, elements and texts in markup; each gives the element back.
  var node = Element.prototype;
  node.append = function (child) {
    if (child) this.appendChild(typeof child === 'string' ? document.createTextNode(child) : child);
    return this;
  };
  node.remove = function () {
    if (this.parentNode) this.parentNode.removeChild(this);
    return this;
  };
  node.replaceChildren = function (child) {
    while (this.firstChild) this.removeChild(this.firstChild);
    return this.append(child);
  };
  node.show = function () {
    this.style.display = '';
    return this;
  };
  node.update = function (text) {
    this.textContent = text;
    return this;
  };
})();
