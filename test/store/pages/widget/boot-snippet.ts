import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { WIDGET_DIST } from '../../folders';

/** The parts of the snippet that the build writes for a store's head. */
export interface BootSnippet {
  style: string;
  /** Applies what an earlier page has stored, before anything is painted; empty where the last script does. */
  remembered: string;
  /** The module's script tag, as it stands in the template. */
  template: string;
  script: string;
}

const PARTS =
  /<style>(.*?)<\/style>\s*(?:<script>(.*?)<\/script>\s*)?<template[^>]*>(.*?)<\/template>\s*<script>(.*?)<\/script>\s*$/s;

/** Splits the snippet into its parts; null when it is something else. */
export function readSnippet(html: string): BootSnippet | null {
  const parts = PARTS.exec(html);
  if (!parts) return null;
  const [, style = '', remembered = '', template = '', script = ''] = parts;
  return { style, remembered, template, script };
}

/**
 * The built snippet, read each time so that a new build is used; null before the first build.
 *
 * @param file `snippet.html`, or another of the snippets that the build writes
 */
export function bootSnippet(version: string, file = 'snippet.html'): BootSnippet | null {
  try {
    return readSnippet(readFileSync(resolve(WIDGET_DIST, version, file), 'utf8'));
  } catch {
    // Not built yet: the head uses a plain module instead.
    return null;
  }
}
