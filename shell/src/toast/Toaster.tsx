import { type ToasterProps, Toaster as ToasterView } from '@skal/shared-ui';
import { Link } from 'react-router-dom';

/** The toaster of the shell: a toast's link does not load the page again. */
const Toaster = (props: ToasterProps) => <ToasterView {...props} linkAs={Link} />;

export default Toaster;
