/** Replaces an imported stylesheet, font or image: bundlers turn it into a URL, which tests do not read. */
export default '/asset';
