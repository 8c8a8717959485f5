/** All styles of the core in one place: texts that are alike compress best side by side. */
export { default as buttonStyle } from './button.css?inline';
export { default as lightStyle } from './light.css?inline';
export { default as hostStyle } from './host.css?inline';
export { default as gridStyle } from './grid.css?inline';
