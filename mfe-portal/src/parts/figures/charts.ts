export { TimeSeriesChart } from './StepsChart.tsx';
export { HourOfWeekChart } from './WeekChart.tsx';
