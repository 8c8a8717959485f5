import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { WIDGET_DIST } from '../../folders';

/** The widget's style for the skeletons, read each time so that a new build is used; empty before the first build. */
export function skeletonStyle(version: string): string {
  try {
    return readFileSync(resolve(WIDGET_DIST, version, 'skeleton.css'), 'utf8');
  } catch {
    // Not built yet: pages must work without the widget.
    return '';
  }
}
