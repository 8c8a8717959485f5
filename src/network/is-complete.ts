import { controlsOf } from '../page/form';
import { prototypeOf } from '../lib/dom';
import { CART_HOST, CHECKOUT_BUTTON } from '../names';

/** Whether anything of a form can be seen: the form of a closed drawer asks for nothing. Where an older browser can't tell, it can. */
const isSeen = (form: HTMLFormElement): boolean =>
  controlsOf(form).some((control) => control.checkVisibility?.({ visibilityProperty: true }) ?? true);

/** The forms of the cart that are nearest to a host: around it, beside it, or anywhere in the page. */
function cartForms(host: Element): HTMLFormElement[] {
  let place: Node | null = host;
  let forms: HTMLFormElement[] = [];
  while (!forms.length && place) {
    place = place.parentNode ?? (place as Partial<ShadowRoot>).host ?? null;
    if (place)
      forms = Array.from((place as ParentNode).querySelectorAll<HTMLFormElement>('form[action$="/cart"]')).filter(
        isSeen,
      );
  }
  return forms;
}

/** Whether a control submits its form, however it is written. */
const isSubmit = (control: Element): boolean => (control as HTMLButtonElement).type === 'submit';

/** The images that submit a form: the browser leaves them out of its controls. */
const imagesOf = (form: HTMLFormElement): Element[] =>
  Array.from(
    (prototypeOf(form).getRootNode.call(form) as ParentNode).querySelectorAll<HTMLInputElement>('input[type=image]'),
  ).filter((image) => image.form === form);

/**
 * Whether the browser would submit the form of a host's product, or those of the cart, as for the theme's own button. If not, the browser
 * shows its message beside the field that is not filled in. A form with `novalidate`, or without a submit control that validates, always
 * passes.
 */
export function isComplete(host: Element): boolean {
  const forms = [CART_HOST, CHECKOUT_BUTTON].includes(host.localName) ? cartForms(host) : [host.closest('form')];
  return forms.every(
    (form) =>
      !form ||
      prototypeOf(form).matches.call(form, '[novalidate]') ||
      [...controlsOf(form).filter(isSubmit), ...imagesOf(form)].every(
        // A submit in the host is one that a server has written for pages without scripts.
        (submit) => host.contains(submit) || submit.matches('[formnovalidate]'),
      ) ||
      prototypeOf(form).reportValidity.call(form),
  );
}
