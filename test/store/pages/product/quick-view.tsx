/** @jsxImportSource preact */

/** The empty dialog that a product of the home page is shown in. */
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
