/** Tests import parts of the widget by themselves: what these fetch is known as on a page, where the entry and the companion name it. */
import { chunks } from '../src/chunks';
import { chunks as later } from '../src/companion/later-chunks';
import { addChunks } from '../src/lib/code';

addChunks(chunks);
addChunks(later);
