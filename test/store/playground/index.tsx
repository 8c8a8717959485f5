/** @jsxImportSource preact */
import { hydrate } from 'preact';
import { PlaygroundView, type Given } from './view/playground-view';
import './playground.css';
import './view/controls.css';
import './view/copied.css';

// The server has rendered the same from the same data, so that the buttons are painted with the page.
const place = document.getElementById('playground');
const data = document.getElementById('playground-data');
if (place && data) hydrate(<PlaygroundView {...(JSON.parse(data.textContent ?? '') as Given)} />, place);
