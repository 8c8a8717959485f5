const NAMES = ['button', 'promise', 'more-options'];

/** The content of the product host's shadow root. */
export const ProductSlots = () => NAMES.map((name) => <slot key={name} name={name} />);
