import type { Facts } from './plugin';

/**
 * Of the signals `signal`, `computed` and `effect` are used, without options: no batches, models or names. They are
 * read by `value` only.
 */
export const signals: Facts = {
  folder: 'node_modules/@preact/signals-core/src/',
  unset: [],
  unread: [
    '(dispose as any)[Symbol.dispose]',
    'Effect.prototype.dispose',
    'Signal.prototype.brand',
    'Signal.prototype.peek',
    'Signal.prototype.subscribe',
    'Signal.prototype.toJSON',
    'Signal.prototype.toString',
    'Signal.prototype.valueOf',
    'this._batchSnapshotVersion',
    'this._unwatched',
    'this._watched',
    'this.name',
  ],
  known: {
    'Symbol.for("preact-signals")': 'undefined',
    options: 'undefined',
    '{ name: "sub" }': 'undefined',
    // Effects run inside one another, never past one another.
    'evalContext !== this': 'false',
    // Only a model captures effects.
    capturedEffects: 'undefined',
    // Only a batch takes snapshots.
    'recordBatchSnapshot(this)': 'undefined',
    'reconcileBatchSnapshots()': 'undefined',
    // Told only by the watched.
    'untracked(() => { this._watched?.call(this); })': 'undefined',
    'untracked(() => { this._unwatched?.call(this); })': 'undefined',
  },
};
