import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const dist = resolve(import.meta.dirname, '../../../dist');

/** The parts of the snippet that the build writes for a store's head. */
export interface BootSnippet {
  style: string;
  /** The module's script tag, as it stands in the template. */
  template: string;
  script: string;
}

const PARTS = /<style>(.*?)<\/style>.*<template>(.*?)<\/template>.*<script>(.*?)<\/script>\s*$/s;

/** Takes the snippet apart; null when it is not what the build writes. */
export function readSnippet(html: string): BootSnippet | null {
  const [, style, template, script] = PARTS.exec(html) ?? [];
  return style !== undefined && template !== undefined && script !== undefined ? { style, template, script } : null;
}

/** The built snippet, read afresh each time so that a new build shows; null before the first build. */
export function bootSnippet(version: string): BootSnippet | null {
  try {
    return readSnippet(readFileSync(resolve(dist, version, 'snippet.html'), 'utf8'));
  } catch {
    // Not built: the head falls back to a plain module.
    return null;
  }
}
