/** The form that a product is bought with, with or without the widget; null where it is another one. */
export const buyForm = (host: Element) => host.closest<HTMLFormElement>('form[method="post" i][action$="/cart/add"]');
