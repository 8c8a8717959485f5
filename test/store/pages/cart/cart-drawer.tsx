/** @jsxImportSource preact */
import { h } from 'preact';
import type { PageRequest } from '../page-request';
import { CartContents } from './cart-contents';
import { CartFooter } from './cart-footer';
import { isEmptyCart } from './is-empty-cart';
import type { PageType } from '../page-type';

const TITLE = 'cart-drawer-title';

/** Whether the page has a drawer: every page of the theme except the cart page, unless `?drawer=on` or `off` says otherwise. */
export function hasDrawer({ url }: PageRequest, pageType: PageType): boolean {
  const asked = url.searchParams.get('drawer');
  return pageType !== null && asked !== 'off' && (pageType !== 'cart' || asked === 'on');
}

function Inner({ req }: { req: PageRequest }) {
  return (
    <>
      <div class="drawer__head">
        <h2 id={TITLE}>カート</h2>
        <button type="button" class="close-button" data-drawer-close aria-label="カートを閉じる">
          ×
        </button>
      </div>
      <div data-cart-contents>
        <CartContents cart={req.cart} place="drawer" />
      </div>
      <output class="note" data-message />
      <CartFooter req={req} place="drawer" />
    </>
  );
}

/** The contents of theme A's drawer, which are replaced after each add. */
export function DrawerContentsA({ req }: { req: PageRequest }) {
  return (
    <>
      <div class="drawer__overlay" data-drawer-close />
      <div
        class={`drawer__inner${isEmptyCart(req) ? ' is-empty' : ''}`}
        // Themes of this family build their own dialog; theme B uses the browser's.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="dialog"
        aria-modal="true"
        aria-labelledby={TITLE}
        tabIndex={-1}
        data-cart
      >
        <Inner req={req} />
      </div>
    </>
  );
}

function DrawerA({ req }: { req: PageRequest }) {
  return h(
    'cart-drawer',
    { class: 'drawer', hidden: true },
    <div id="CartDrawer">
      <DrawerContentsA req={req} />
    </div>,
  );
}

/** Theme B's drawer: a `<dialog>`, whose children are morphed. */
function DrawerB({ req }: { req: PageRequest }) {
  return h(
    'cart-drawer-component',
    {},
    <dialog
      id="cart-drawer"
      class={`drawer__inner${isEmptyCart(req) ? ' is-empty' : ''}`}
      aria-labelledby={TITLE}
      data-cart
    >
      <Inner req={req} />
    </dialog>,
  );
}

const DRAWERS = { a: DrawerA, b: DrawerB, hostile: DrawerA } satisfies Record<PageRequest['theme'], unknown>;

/** The cart drawer, closed until a script opens it. Without script, the cart link leads to the cart page. */
export function CartDrawer({ req }: { req: PageRequest }) {
  const Drawer = DRAWERS[req.theme];
  return <Drawer req={req} />;
}
