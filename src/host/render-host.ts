import { loadRareHosts } from '../companion/load-rare-hosts';
import { adoptStyle } from '../button/roots';
import hostStyle from '../button/host.css?inline';
import lightStyle from '../button/light.css?inline';
import { report } from '../lib/track';
import type { ReadAttribute } from '../markup/host-attributes';
import { DeveloperError, tellDeveloper } from '../markup/developer-errors';
import { markMoment } from '../lib/mark-moment';

/** What is painted in a host. */
export interface View {
  /** Checks the host again: whether it is disabled, and whether a theme has removed our elements or the attributes of the purchase. */
  refresh(): void;
}

/** What makes one kind of host differ from another. */
export interface HostKind {
  /** Style of the closed shadow root, in addition to the style that all hosts share. */
  css?: string;
  /**
   * Fills the host and its root, which hold what a server has painted, or nothing.
   *
   * @param end aborted when the view is rendered anew, or its host has left the page
   * @returns null where the host has nothing to show
   * @throws DeveloperError for markup that can't be used
   */
  render(host: HTMLElement, root: ShadowRoot, read: ReadAttribute, end: AbortSignal): View | null;
}

/** Gives the page the buttons' style, and marks in the performance timeline that a host has its buttons. */
function noteRendered(host: HTMLElement): void {
  adoptStyle(host.getRootNode() as Document | ShadowRoot, lightStyle);
  markMoment('karui:rendered');
}

/** The style of a host's root. */
export const styleOf = ({ css = '' }: HostKind): string => hostStyle + css;

/** A host that can't be filled keeps what was painted, whose presses lead to checkout. */
export const leaveAsPainted = (host: HTMLElement, root?: ShadowRoot): void =>
  loadRareHosts((code) => code.leaveAsPainted(host, root));

/** Renders a host, and empties it where there is nothing to show or its markup can't be used. */
export function render(
  kind: HostKind,
  host: HTMLElement,
  root: ShadowRoot,
  read: ReadAttribute,
  end: AbortSignal,
): View | null {
  try {
    const view = kind.render(host, root, read, end);
    if (view) noteRendered(host);
    else host.textContent = root.textContent = '';
    return view;
  } catch (error) {
    if (!(error instanceof DeveloperError)) {
      report(error);
      leaveAsPainted(host, root);
    } else {
      tellDeveloper(error, host);
      host.textContent = root.textContent = '';
    }
    return null;
  }
}
