// The part of Redux Toolkit that remotes may use; queries are injected through shell-kit's `api`.
export { createAction, createSlice, nanoid } from '@reduxjs/toolkit';
