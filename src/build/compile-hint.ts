/**
 * V8 compiles a function at its first call. With this comment it compiles all of a file at once, a fetched file while it arrives, off the
 * main thread (https://v8.dev/blog/explicit-compile-hints).
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';
