/** @jsxImportSource preact */

/** The empty dialog for the quick view of a product. */
export function QuickView() {
  return (
    <dialog class="quick-view" id="quick-view" aria-label="クイックビュー">
      <button type="button" class="close-button" data-quick-view-close aria-label="クイックビューを閉じる">
        ×
      </button>
      <div data-quick-view-content />
    </dialog>
  );
}
