/** What an imported stylesheet, font or picture is in a test: its bundler turns it into an address, nobody reads it. */
export default '/asset';
