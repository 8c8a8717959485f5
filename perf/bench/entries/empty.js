// The harness alone: the module does nothing.
export {};
