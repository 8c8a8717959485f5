/**
 * The lines of the head of a page that is split. They decide the visit's arm. For Karui's, and for a visit in no arm, they put into the page
 * what stands there without a split; for the platform's they leave it in its template, so that nothing of it is fetched and the platform's
 * own script and sheet stay as they are. The lines of src/snippet follow them. As those, they are compiled to ES2015.
 */
import { ARM_ATTRIBUTE, SNIPPET, SPLIT, SPLIT_TAG } from '../names';
import { armOfVisit, isPlatforms } from './arm';
import { beginMeasuring } from './begin-measuring';

const tag = document.querySelector<HTMLTemplateElement>(SPLIT);

// An app may evaluate this text once more, and a theme's own line may stand beside an app embed: the first one decides.
if (tag && tag.content && !tag.hasAttribute(ARM_ATTRIBUTE)) {
  const { content, parentNode } = tag;
  // Where Karui is in the page already, by a snippet without a split, there is nothing to decide.
  const arm = document.querySelector(SNIPPET) ? '' : armOfVisit(Number(tag.getAttribute(SPLIT_TAG)));
  tag.setAttribute(ARM_ATTRIBUTE, arm);
  const measuring = content.removeChild(content.lastElementChild!);
  if (!isPlatforms(arm)) parentNode!.insertBefore(content, tag.nextSibling);
  if (arm) beginMeasuring(tag, () => parentNode!.appendChild(measuring));
}
