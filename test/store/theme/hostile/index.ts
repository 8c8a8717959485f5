import './theme.css';
import '../a/start';
