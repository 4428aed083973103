import * as shellKit from '@skal/shell-kit';
import React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ReactDOM from 'react-dom';
import * as reactRedux from './reactRedux.ts';
import * as reactRouterDom from './reactRouterDom.ts';
import * as reduxToolkit from './reduxToolkit.ts';
import * as styledComponents from './styledComponents.ts';

/**
 * A namespace as a module that says it is one: a remote's `import { styled } from 'styled-components'` then
 * finds the default export, in the browser's build and in the server's.
 */
export const asEsModule = (namespace: object): object => ({ ...namespace, __esModule: true });

/**
 * What the host hands to every remote, by the name a remote imports it with. React and its renderer are
 * shared whole; of the others, the listed part.
 */
export const sharedModules: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-redux': asEsModule(reactRedux),
  'react-router-dom': asEsModule(reactRouterDom),
  '@reduxjs/toolkit': asEsModule(reduxToolkit),
  'styled-components': asEsModule(styledComponents),
  '@skal/shell-kit': asEsModule(shellKit),
};

/**
 * What is handed over once a remote asks for it: the data client, which public pages do without until a
 * form is used.
 */
export const lazySharedModules: Readonly<Record<string, () => Promise<unknown>>> = {
  '@skal/shell-kit/api': async () => asEsModule(await import(/* webpackChunkName: "api" */ '@skal/shell-kit/api')),
};
