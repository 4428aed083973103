import { linguiConfig } from '@skal/tooling/src/webpack/messages/linguiConfig.ts';

export default linguiConfig(['<rootDir>']);
