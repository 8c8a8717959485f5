import './theme.css';
import './start';
