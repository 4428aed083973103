import * as shellKit from '@skal/shell-kit';
import React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ReactDOM from 'react-dom';
import * as lingui from './lingui.ts';
import * as reactRedux from './reactRedux.ts';
import * as reactRouterDom from './reactRouterDom.ts';
import * as reduxToolkit from './reduxToolkit.ts';
import * as styledComponents from './styledComponents.ts';

/**
 * Marks a namespace as an ES module, so that a remote's `import { styled } from 'styled-components'` resolves in the
 * browser's build and in the server's.
 */
export const asEsModule = (namespace: object): object => ({ ...namespace, __esModule: true });

/**
 * Modules that the host shares with every remote, by import name. React and its renderer are shared whole, the others
 * in part.
 */
export const sharedModules: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  '@lingui/core': asEsModule(lingui),
  'react-redux': asEsModule(reactRedux),
  'react-router-dom': asEsModule(reactRouterDom),
  '@reduxjs/toolkit': asEsModule(reduxToolkit),
  'styled-components': asEsModule(styledComponents),
  '@skal/shell-kit': asEsModule(shellKit),
};

/**
 * Modules that load when a remote first imports them: the data client, which public pages need only once a form is
 * used.
 */
export const lazySharedModules: Readonly<Record<string, () => Promise<unknown>>> = {
  '@skal/shell-kit/api': async () => asEsModule(await import(/* webpackChunkName: "api" */ '@skal/shell-kit/api')),
};
