import { benchServer } from '@skal/bench/server';

console.log(`\n${await benchServer()}`);
