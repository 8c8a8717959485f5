import { route } from '@react-router/dev/routes';

export default [route('away', 'routes/away.jsx'), route(':widget/client', 'routes/product.jsx')];
