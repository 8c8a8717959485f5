import { controlsOf } from '../core/page/form-fields';

/** Whether anything of a form can be seen: the form of a closed drawer asks for nothing. Where an older browser can't tell, it can. */
const isSeen = (form: HTMLFormElement): boolean =>
  controlsOf(form).some((control) => control.checkVisibility?.({ visibilityProperty: true }) ?? true);

/** The forms of the cart that are nearest to a host: around it, beside it, or anywhere in the page. */
export function cartForms(host: Element): HTMLFormElement[] {
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
