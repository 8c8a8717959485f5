const NAMES = ['button', 'promise', 'more-options'];

interface ProductSlotsProps {
  /** One more slot, without a name, shows what the platform's own script puts into the host if that runs before the widget. */
  isOpen?: boolean;
}

/** The content of the product host's shadow root. */
export const ProductSlots = ({ isOpen }: ProductSlotsProps) =>
  (isOpen ? [...NAMES, ''] : NAMES).map((name) => <slot key={name} name={name} />);
