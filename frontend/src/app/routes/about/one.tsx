import { useParams } from 'react-router-dom';
import { AboutPage } from '../../../features/about/about-page.js';

export const Component = () => <AboutPage token={useParams()['token'] ?? ''} />;
