/** `npm run write-words`: writes the table of all words that a shopper can read into words.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { takeOptions } from '../../perf/measure/take-options';
import { PAGE, putWords } from './put-words';
import { allWords } from './words';

takeOptions({});
const path = resolve(import.meta.dirname, '../..', PAGE);
writeFileSync(path, putWords(readFileSync(path, 'utf8'), allWords()));
