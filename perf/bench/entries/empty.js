// The harness alone: what any module costs by being there.
performance.mark('empty');
