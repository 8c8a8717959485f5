// The harness alone.
