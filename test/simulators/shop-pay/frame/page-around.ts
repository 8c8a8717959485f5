/** What the frame's page can see of the page around it, when both are of one origin. */
export interface PageAround {
  /** The frame itself. */
  frame: HTMLIFrameElement;
  /** The wallet's element. */
  host: HTMLElement;
  window: Window & {
    /** How often a frame was asked for, of each wallet element; emptied when the page comes back from the back/forward cache. */
    shopPayFrames?: WeakMap<Element, number>;
    /** When somebody first touched the page; null before. Absent where nobody watches. */
    shopPayTouched?: number | null;
  };
}

/** The page around the frame; null where it is another origin's. */
export function pageAround(): PageAround | null {
  try {
    const frame = window.frameElement as HTMLIFrameElement | null;
    const root = frame?.getRootNode();
    // The frame's own classes are others than those of the page around it.
    if (!frame || !root || !('host' in root)) return null;
    return { frame, host: root.host as HTMLElement, window: parent };
  } catch {
    return null;
  }
}
