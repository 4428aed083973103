import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '@skal/shell-kit';

/** Forms that the assistant can prepare. */
export type ProposalForm = 'push' | 'item' | 'event';

/** What the assistant understood of a request, as values of a form. Other fields keep their initial values. */
export interface Proposal {
  readonly form: ProposalForm;
  readonly values: Readonly<Record<string, string>>;
  /** Understood, but for no field: the form shows it. */
  readonly remarks: readonly string[];
}

interface ProposalState {
  /** The proposal that a person opened and its form has yet to take. */
  current: Proposal | null;
}

const initialState: ProposalState = { current: null };

/** The proposal on its way from the chat to its form. */
export const proposalSlice = createSlice({
  name: 'proposal',
  initialState,
  reducers: {
    proposalOpened: (state, { payload }: PayloadAction<Proposal>) => {
      (state.current as Proposal | null) = { ...payload };
    },
    proposalTaken: (state) => {
      state.current = null;
    },
  },
  selectors: { selectProposal: (state) => state.current },
});

declare module '@skal/shell-kit' {
  interface LazySlices extends WithSlice<typeof proposalSlice> {}
}

export const { proposalOpened, proposalTaken } = proposalSlice.actions;
export const { selectProposal } = proposalSlice.injectInto(rootReducer).selectors;
