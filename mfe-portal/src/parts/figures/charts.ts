export { StepsChart } from './StepsChart.tsx';
export { WeekChart } from './WeekChart.tsx';
