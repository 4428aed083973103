// The part of styled-components that remotes may use.
export { createGlobalStyle, css, default, keyframes, styled } from 'styled-components';
