import { render } from 'preact';
import { Telemetry } from './telemetry';
import './telemetry.css';

const place = document.getElementById('telemetry');
if (place) render(<Telemetry />, place);
