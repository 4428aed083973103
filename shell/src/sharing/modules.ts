import * as shellKit from '@skal/shell-kit';
import React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ReactDOM from 'react-dom';
import * as reactRedux from './reactRedux.ts';
import * as reactRouterDom from './reactRouterDom.ts';
import * as reduxToolkit from './reduxToolkit.ts';
import * as styledComponents from './styledComponents.ts';

/**
 * What the host hands to every remote, by the name a remote imports it with. React and its renderer are
 * shared whole; of the others, the listed part.
 */
export const sharedModules: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-redux': reactRedux,
  'react-router-dom': reactRouterDom,
  '@reduxjs/toolkit': reduxToolkit,
  'styled-components': styledComponents,
  '@skal/shell-kit': shellKit,
};
